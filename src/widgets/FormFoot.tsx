import { Box } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Whether the end of a page is out of view: something is under what stands at its foot. */
function useCovers() {
  const end = useRef<HTMLDivElement>(null);
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(([entry]) => setCovers(entry?.isIntersecting === false));
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return [end, covers] as const;
}

/**
 * The buttons of a form, the first one at the left, always in view. While something of the form is under them they lie
 * on a bar over the whole width of the page.
 *
 * @example <FormFoot><Button type="submit" variant="contained">{translate('depot.save')}</Button></FormFoot>
 * @public
 */
export function FormFoot({ children }: { readonly children: ReactNode }) {
  const [end, covers] = useCovers();
  return (
    <>
      <Box
        sx={({ palette }) => ({
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          py: 1,
          ...(covers && {
            // paints beside the box, too, and makes nothing wider than it is
            borderImage: `linear-gradient(${palette.divider} 1px, ${palette.background.paper} 1px) fill 0 / 0 / 0 100vmax`,
            filter: 'drop-shadow(0 -3px 6px rgb(0 0 0 / 0.12))',
          }),
        })}
      >
        {children}
      </Box>
      <Box ref={end} sx={{ height: '1px', mt: -3 }} />
    </>
  );
}
