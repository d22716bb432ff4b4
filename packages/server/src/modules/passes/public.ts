export { asRows as passRows, passesFrom } from './pass-rows.ts'
export { layAgain, liftPasses } from './place-pass.ts'
export { qrDrawing, qrPicture } from './qr.ts'
export { issuePasses, passOffer } from './sell-pass.ts'
