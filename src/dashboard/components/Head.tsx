import { drawBanner, drawCardHead, drawHeader, drawRule, drawTabs } from '../draw/head.ts'
import type { Drawing } from '../draw/drawing.ts'
import type { Layout } from '../layout.ts'
import { Rows } from './Rows.tsx'

/** Header, tabs, banner, and the rule above the body. */
export function Head({ drawing, layout }: { readonly drawing: Drawing; readonly layout: Layout }) {
  const { columns } = drawing.state
  const card = layout.kind === 'narrow' && drawing.state.card
  const crossing = layout.beside && layout.list ? { at: layout.list.width, sign: '┬' } : undefined
  return (
    <Rows
      slot="head"
      width={columns}
      lines={[
        ...(card ? [drawCardHead(drawing, columns)] : [drawHeader(drawing, columns), drawTabs(drawing, columns)]),
        ...(layout.banner ? [drawBanner(drawing, columns)] : []),
        ...(layout.topRule ? [drawRule(columns, crossing)] : []),
      ]}
    />
  )
}
