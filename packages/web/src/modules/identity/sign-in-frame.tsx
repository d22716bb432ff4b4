import './sign-in.css'
import { product } from '@app/contract/product'
import { type ReactNode, useEffect } from 'react'

/** Page frame before signing in. */
export function SignInFrame({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${product.name}`
  }, [title])
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <div className="sign-in-brand">
          <span className="side-mark" aria-hidden />
          {product.name}
        </div>
        <h1>{title}</h1>
        {hint && <p>{hint}</p>}
        {children}
      </div>
    </main>
  )
}
