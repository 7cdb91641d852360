import { useTheme } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotify, useTranslate } from 'react-admin';
import { chartColors } from '@/charts/internal';
import { failureText, useArea } from '@/data';
import { labelled } from '@/schema/internal';
import '@/widgets/print/print.css';
import type { ReportPaper } from '../file/paper';
import { usePaperTools } from '../file/usePaperTools';
import { makePaper, type PrintedReport } from './makePaper';
import { PartOnPaper } from './PartOnPaper';
import './reportPrint.css';

/**
 * A4 less the margins of the sheet (`print.css`), in CSS pixels of 96 to the inch; a little is left for what paper
 * rounds.
 */
const PX_PER_MM = 96 / 25.4;
const WIDTH = 186 * PX_PER_MM;
const HEIGHT = 262 * PX_PER_MM;

/** Smaller than half nobody reads: then it takes a second page. */
const SIZES = Array.from({ length: 21 }, (_, step) => 1 - step * 0.025);

/**
 * Makes a sheet so much smaller that it fits one page of A4. It is laid out beside the window as it will be on paper; a
 * smaller sheet has longer lines, so its height is not simply in proportion.
 */
function fitOnePage(sheet: HTMLElement): void {
  sheet.classList.add('measured');
  const fits = (size: number) => {
    sheet.style.width = `${WIDTH / size}px`;
    return sheet.offsetHeight * size <= HEIGHT;
  };
  const size = SIZES.find(fits) ?? SIZES.at(-1) ?? 1;
  sheet.classList.remove('measured');
  sheet.style.width = '';
  sheet.style.zoom = String(size);
}

interface ReportPrintViewProps {
  readonly paper: ReportPaper;
  onDone(): void;
}

/**
 * A report for paper: title, parameters, who and when; charts as pictures in light colors, tables whole. Prints itself
 * and goes.
 */
export default function ReportPrintView({ paper, onDone }: ReportPrintViewProps) {
  useArea('charts');
  const translate = useTranslate();
  const notify = useNotify();
  const theme = useTheme();
  const tools = usePaperTools(paper.placeOf().report.name);
  const root = useRef<HTMLDivElement>(null);
  const [printed, setPrinted] = useState<PrintedReport>();
  const onePage = paper.placeOf().report.ask === 'submit'; // what a calculator says is handed on as one sheet
  const read = useEffectEvent(async (signal: AbortSignal) => {
    const light = chartColors({ ...theme, palette: theme.colorSchemes.light?.palette ?? theme.palette });
    try {
      setPrinted(await makePaper(paper, tools, light, signal));
    } catch (error) {
      if (signal.aborted) return;
      notify('report.print.failed', { type: 'error', messageArgs: { reason: failureText(error, translate) } });
      onDone();
    }
  });
  const print = useEffectEvent(async (signal: AbortSignal) => {
    await Promise.allSettled([...(root.current?.querySelectorAll('img') ?? [])].map((image) => image.decode()));
    if (signal.aborted) return;
    if (onePage && root.current) fitOnePage(root.current);
    window.print(); // waits for the person where the browser does
    onDone();
  });
  useEffect(() => {
    const control = new AbortController();
    void read(control.signal);
    return () => control.abort();
  }, []);
  useEffect(() => {
    if (!printed) return undefined;
    const control = new AbortController();
    void print(control.signal);
    return () => control.abort();
  }, [printed]);
  if (!printed) return null;
  const { head, parts } = printed;
  return createPortal(
    <div className={onePage ? 'print-view report one-page' : 'print-view report'} ref={root}>
      <h1>{paper.title}</h1>
      {head.params.length > 0 && <p>{head.params.map(([label, words]) => labelled(label, words)).join(' · ')}</p>}
      <p>
        {head.zone} · {head.made}
      </p>
      {parts.map(({ block: { name, heading }, table, failure, picture }) => (
        <section key={name}>
          <h2>{heading}</h2>
          {failure !== undefined && <p>{translate('report.file.blockFailed', { reason: failure })}</p>}
          {picture !== undefined && <img src={picture} alt={heading} />}
          {picture === undefined && table && <PartOnPaper table={table} />}
        </section>
      ))}
    </div>,
    document.body,
  );
}
