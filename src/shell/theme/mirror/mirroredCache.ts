import './mirror.css';
import createCache from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles of a page whose lines begin at the right: left is right in them. Else as those of every other page. */
export const mirroredCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });
