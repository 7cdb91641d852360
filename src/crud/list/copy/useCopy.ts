import { useNotify } from 'react-admin';
import type { AnyRecord } from '@/schema';
import { copyText } from '@/widgets/internal';
import type { TextTools } from '@/fields/internal';
import type { TableColumn } from '../table/TableContext';
import { useTextTools } from '../texts/useTextTools';

/** The text of a cell as it stands there; a time in words gives the exact one. */
const shownIn = (cell: HTMLElement): string => cell.querySelector<HTMLElement>('.ago')?.title ?? cell.innerText.trim();

async function rowsText(
  tools: TextTools,
  columns: readonly TableColumn[],
  records: readonly AnyRecord[],
): Promise<string> {
  const [toTexts, toTabs] = await Promise.all([
    import('@/fields').then(({ recordTexts }) => recordTexts),
    import('@/widgets/internal').then(({ tabText }) => tabText),
  ]);
  return toTabs([columns.map(({ label }) => label), ...(await toTexts(tools, columns, records))], '-');
}

/** Copies what a table shows, and says so: one value, or rows with their headings. */
export function useCopy(columns: readonly TableColumn[]) {
  const tools = useTextTools();
  const notify = useNotify();
  const copy = async (text: string | Promise<string>) => {
    const done = await copyText(await text);
    notify(done ? 'widgets.copied' : 'widgets.copyRefused', { type: done ? 'success' : 'warning' });
  };
  return {
    cell: (cell: HTMLElement) => void copy(shownIn(cell)),
    rows: (records: readonly AnyRecord[]) => void copy(rowsText(tools, columns, records)),
  };
}
