export { ProductPicker } from './product-picker.tsx'
export { ProductPicture } from './product-picture.tsx'
