import Link from '@mui/material/Link';
import { shownName } from '@/schema/internal';
import { NameText, safeUrl } from '@/widgets';
import { OneLine } from '../OneLine';
import type { FileValue } from './type';

/** The file's name, a link when its address is safe. A click stays with the link, whatever it stands in. */
export function FileLink({ file }: { readonly file: FileValue }) {
  const href = safeUrl(file.url);
  if (!href) return <OneLine text={file.name} />;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      noWrap
      title={shownName(file.name)}
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', minWidth: 0 }}
    >
      <NameText text={file.name} />
    </Link>
  );
}
