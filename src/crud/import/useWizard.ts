import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { SheetFile } from '@/schema';
import { counted } from './counted';
import { keepImport } from './kept/keptImport';
import { useKeptImport } from './kept/useKeptImport';
import type { ImportSnapshot, ImportStore } from './rows/importStore';
import { useSending } from './send/useSending';
import { bestGuess, missingFields, sheetFault, type Choice } from './steps/choice';
import { useColumnReadings } from './steps/useColumnReadings';
import { useImportSetup, type ImportSetup } from './useImportSetup';
import { useReading } from './useReading';

export const STEPS = ['file', 'columns', 'check', 'send', 'result'] as const;
export type WizardStep = (typeof STEPS)[number];

export interface WizardProps {
  onClose(): void;
  /** There are new records, or may be. */
  onImported(): void;
}

/** What is imported. */
interface Source {
  readonly name: string;
  /** Of an import that was kept nothing but its rows is left. */
  readonly file?: File;
  readonly book: SheetFile;
}

const nothing = () => () => undefined;

interface FooterOf {
  readonly setup: ImportSetup;
  readonly step: WizardStep;
  readonly choice: Choice | undefined;
  readonly counts: ImportSnapshot['counts'] | undefined;
  readonly busy: boolean;
  /** The sheet cannot be read as it is chosen, or is being read. */
  readonly halted: boolean;
  check(): void;
  send(): void;
  confirm(): void;
  close(): void;
  goTo(step: WizardStep): void;
  goBack(): void;
}

/** What leads on, back and to the end from the step it is at. */
function useFooter({ setup, step, choice, counts, busy, halted, ...go }: FooterOf) {
  const translate = useTranslate();
  const ready = counts?.ready ?? 0;
  /** The server verified rows: they are confirmed or discarded before anything else happens to them. */
  const waits = (counts?.verified ?? 0) > 0;
  const nextOf = () => {
    if (step === 'columns' && choice) {
      const missing = missingFields(setup.resource, setup.columns, choice.mapping).length > 0;
      const empty = choice.mapping.every((name) => name === null);
      return { label: translate('import.next.check'), disabled: missing || empty || halted, go: go.check };
    }
    const label = translate('import.next.send', counted(ready));
    if (step === 'check') return { label, disabled: ready === 0, go: go.send };
    if (step === 'send' && waits) return { label: translate('import.send.confirm'), disabled: busy, go: go.confirm };
    if (step === 'send' && (ready > 0 || busy)) return { label, disabled: busy || ready === 0, go: go.send };
    if (step === 'result') return { label: translate('import.next.list'), disabled: false, go: go.close };
    return undefined;
  };
  const backOf = () => {
    if (step === 'columns') return () => go.goTo('file');
    return step === 'check' && choice ? go.goBack : undefined;
  };
  return {
    next: nextOf(),
    back: backOf(),
    finish: step === 'send' && !busy && !waits ? () => go.goTo('result') : undefined,
  };
}

/** Where the import stands, and what leads on from there. */
export function useWizard({ onClose, onImported }: WizardProps) {
  const setup = useImportSetup();
  const sending = useSending(setup);
  const reading = useReading(setup);
  const [step, setStep] = useState<WizardStep>('file');
  const [source, setSource] = useState<Source>();
  const [choice, setChoice] = useState<Choice>();
  const [store, setStore] = useState<ImportStore>();
  const [round, setRound] = useState(0);
  const [leaving, setLeaving] = useState<'leave' | 'back'>();
  /** Of which nothing was left to import when it was read. */
  const [barren, setBarren] = useState<Choice>();
  const snapshot = useSyncExternalStore(store?.subscribe ?? nothing, () => store?.snapshot());
  const counts = snapshot?.counts;
  const unclear = counts?.unclear ?? 0;
  const left = step === 'result' ? 0 : (snapshot?.rows.length ?? 0) - (counts?.done ?? 0) - (counts?.same ?? 0);
  const unsent = Math.max(0, left - unclear);
  const sheet = choice && source?.book.sheets[choice.sheet];
  const ownFault = useMemo(
    () => sheet && choice && sheetFault(sheet, choice, setup.mostRows),
    [sheet, choice, setup.mostRows],
  );
  const fault = ownFault ?? (choice && choice === barren ? 'noRows' : undefined);
  const readings = useColumnReadings(setup, sheet, choice);
  const { busy } = sending;
  const [kept, dropKept] = useKeptImport(setup.columns, () =>
    source && store && left > 0
      ? keepImport(source.name, store.reader, store.snapshot().rows, sending.phase === 'confirming')
      : undefined,
  );

  // the end of a round: all rows are in, or what is left is looked at
  const settled = useEffectEvent(() => {
    if (step !== 'send' || !store) return;
    const { rows, counts: now } = store.snapshot();
    if (now.done + now.unclear > 0) onImported(); // what may be there is looked for
    if (now.done + now.same === rows.length) setStep('result');
    else setRound(round + 1);
  });
  const settling = step === 'send' && !busy && counts?.sending === 0;
  useEffect(() => {
    if (settling) settled();
  }, [settling, counts?.done, counts?.unclear]);

  const check = async () => {
    if (!sheet || !choice) return;
    const read = await reading.read(sheet, choice, readings.known);
    if (!read) return;
    if (read.snapshot().rows.length === 0) return setBarren(choice);
    setStore(read);
    setRound(round + 1);
    setStep('check');
  };
  const resume = async () => {
    const again = kept && (await reading.resume(kept));
    if (!again) return;
    const before = again.snapshot().counts;
    dropKept();
    setSource({ name: kept.name, book: { sheets: [] } });
    setStore(again);
    setRound(round + 1);
    setStep(before.done + before.unclear > 0 ? 'send' : 'check');
  };
  const send = () => {
    if (!store) return;
    setStep('send');
    sending.start(store);
  };
  const goBack = () => {
    setLeaving(undefined);
    setStore(undefined);
    setStep('columns');
  };
  const footer = useFooter({
    setup,
    step,
    choice,
    counts,
    busy,
    halted: fault !== undefined || readings.isOpen || reading.progress !== undefined,
    check: () => void check(),
    send,
    confirm: () => store && sending.confirm(store),
    close: onClose,
    goTo: setStep,
    goBack: snapshot?.corrected ? () => setLeaving('back') : goBack,
  });

  return {
    setup,
    step,
    source,
    choice,
    store,
    sending,
    reading,
    round,
    fault,
    readings,
    firstFilter: (counts && counts.failed + counts.refused + counts.unclear > 0 ? 'problems' : 'all') as
      'problems' | 'all',
    /** Rows that are not in, or are not known to be. */
    left,
    unsent,
    unclear,
    leaving,
    kept: step === 'file' ? kept : undefined,
    dropKept,
    resume: () => void resume(),
    choose: setChoice,
    open: (file: File, book: SheetFile) => {
      setSource({ name: file.name, file, book });
      setChoice(bestGuess(book.sheets, setup.named));
      setStore(undefined);
      setStep('columns');
    },
    /** The file as it is read now. */
    reread: (book: SheetFile) => {
      if (source) setSource({ ...source, book });
      setChoice(bestGuess(book.sheets, setup.named));
    },
    close: () => {
      if (busy) return;
      if (left > 0) setLeaving('leave');
      else onClose();
    },
    stay: () => setLeaving(undefined),
    leave: onClose,
    goBack,
    footer,
  };
}
