// covers H-303
/** Where the back office of document 02 takes its files: `upload` of a file or picture (proposed fields J, file). */
export const HEMS_UPLOAD = 'POST /iems-goeu-web/web/common/upload';
