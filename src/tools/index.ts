/** What documentation and the playground know of schemas: described calls, drafts of resources. */
export { type DescribedCall, callsOf } from './describe/callsOf';
export { callsOfReport } from './describe/callsOfReport';
export type { Note } from './newResource/draft';
export { readDocument } from './newResource/openApi/readDocument';
export { readOpenApi } from './newResource/openApi/readOpenApi';
export { resourceOf } from './newResource/resourceOf';
export { resourceTexts } from './newResource/resourceTexts';
