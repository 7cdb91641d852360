import { useMediaQuery, useTheme } from '@mui/material';

/**
 * Whether the page is narrower than a table needs (600 px).
 *
 * @example const phone = useIsPhone();
 * @public
 */
export function useIsPhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
}
