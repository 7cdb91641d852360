/**
 * The bespoke parts of a resource (cells, inputs, panels, dialogs, pages), as its context carries them. What they are
 * is said where they are drawn: `src/crud/views.ts` adds its properties, so that this folder needs not know it.
 *
 * @public
 */
export interface ResourceViews {}

/** The bespoke parts of a report; what they are says `src/report/views.ts`. */
export interface ReportViews {}
