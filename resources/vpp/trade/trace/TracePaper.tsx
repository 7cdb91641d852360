import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { currentSession } from '@/access';
import { zoneText } from '@/charts';
import { failureText } from '@/data';
import { currentTime, formatDate, formatMoment } from '@/schema/dates';
import '@/widgets/print/print.css';
import { bricks } from './brick';
import type { Difference } from './differences';
import { InputLines } from './InputLines';
import { sameInputs } from './sameInputs';
import { StageRecords } from './StageRecords';
import { recordsOfStage } from './recordsOfStage';
import { isEmptyStage, noneKey } from './stageState';
import { useTrace } from './TraceContext';
import { KINDS_OF, MEASURES, SCHEMA_OF, STAGES, textOf, type Stage } from './traceRecords';
import './tracePaper.css';
import { useTraceTexts } from './useTraceTexts';

/** What of a stage cannot be told, in words; '' where all of it is. */
function useMissing(): (stage: Stage) => readonly string[] {
  const { answers, chain, records } = useTrace();
  const translate = useTranslate();
  return (stage) => {
    const missing = KINDS_OF[stage].flatMap((kind) => {
      const { state, error } = answers[kind];
      const name = translate(`resources.${SCHEMA_OF[kind]}.name`);
      if (state === 'failed') return [translate('vpp.trace.failed', { name, reason: failureText(error, translate) })];
      return state === 'refused' || state === 'lost' ? [translate(`vpp.trace.${state}`, { name })] : [];
    });
    return isEmptyStage(stage, answers, chain)
      ? [translate(`vpp.trace.none.${noneKey(stage, records)}`), ...missing]
      : missing;
  };
}

/** By how much two stages differ, and why; all names are told once. */
function PaperNote({ difference: { measure, value, parts } }: { readonly difference: Difference }) {
  const translate = useTranslate();
  const texts = useTraceTexts();
  if (parts.length === 0) return translate('vpp.trace.same');
  return (
    <>
      <b>{texts.difference(measure, value)}</b>
      {parts.map((part) => (
        <div key={`${part.reason} ${part.said ?? ''}`}>
          {[
            parts.length > 1 ? texts.difference(measure, part.value) : '',
            texts.reason(part, measure === 'power' ? Infinity : undefined),
          ].join(' ')}
        </div>
      ))}
    </>
  );
}

function Stages() {
  const { chain, differences } = useTrace();
  const translate = useTranslate();
  const texts = useTraceTexts();
  return (
    <table className="stages">
      <thead>
        <tr>
          <td style={{ width: '16mm' }}>{translate('vpp.trace.stage')}</td>
          {STAGES.map((stage) => (
            <th key={stage} colSpan={2}>
              {translate(`vpp.trace.stages.${stage}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{translate('vpp.trace.time')}</th>
          {STAGES.map((stage) => (
            <td key={stage} colSpan={2}>
              {texts.time(stage)}
              <div>{texts.gap(stage)}</div>
            </td>
          ))}
        </tr>
        {MEASURES.flatMap((measure) => {
          const own = differences.filter((one) => one.measure === measure);
          const name = translate(`vpp.trace.measures.${measure}`);
          return [
            <tr key={measure}>
              <th scope="row">{name}</th>
              {STAGES.map((stage) => (
                <td key={stage} colSpan={2}>
                  <b>{texts.figure(measure, chain[stage][measure])}</b>
                </td>
              ))}
            </tr>,
            ...(own.length > 0
              ? [
                  <tr key={`${measure} between`}>
                    <td>{translate('vpp.trace.difference')}</td>
                    {bricks(own).map(({ span, difference }, at) => (
                      <td key={at} colSpan={span} className={difference && 'between'}>
                        {difference && <PaperNote difference={difference} />}
                      </td>
                    ))}
                  </tr>,
                ]
              : []),
          ];
        })}
      </tbody>
    </table>
  );
}

function Formulas() {
  const { chain, records: all } = useTrace();
  const translate = useTranslate();
  const texts = useTraceTexts();
  const missingIn = useMissing();
  return (
    <table>
      <thead>
        <tr>
          {(['stage', 'figure', 'formula', 'inputs'] as const).map((key) => (
            <th key={key}>{translate(`vpp.trace.${key}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STAGES.flatMap((stage) => {
          const name = `${STAGES.indexOf(stage) + 1} ${translate(`vpp.trace.stages.${stage}`)}`;
          const missing = missingIn(stage).map((text) => (
            <tr key={`${stage} ${text}`}>
              <td>{name}</td>
              <td colSpan={3}>{text}</td>
            </tr>
          ));
          const figures = MEASURES.flatMap((measure) => {
            const figure = chain[stage][measure];
            const same = figure && sameInputs(chain[stage], measure);
            return figure
              ? [
                  <tr key={`${stage} ${measure}`}>
                    <td>{name}</td>
                    <td>
                      {translate(`vpp.trace.measures.${measure}`)}
                      <div>
                        <b>{texts.figure(measure, figure)}</b>
                      </div>
                    </td>
                    <td>{`= ${translate(`vpp.trace.formulas.${figure.formula}`)}`}</td>
                    <td>
                      {same === undefined ? (
                        <InputLines inputs={figure.inputs} whole />
                      ) : (
                        translate('vpp.trace.asBefore', { measure: translate(`vpp.trace.measures.${same}`) })
                      )}
                    </td>
                  </tr>,
                ]
              : [];
          });
          const records =
            recordsOfStage(stage, all).length === 0
              ? []
              : [
                  <tr key={stage}>
                    <td>{name}</td>
                    <td colSpan={3}>
                      <StageRecords stage={stage} />
                    </td>
                  </tr>,
                ];
          return [...records, ...missing, ...figures];
        })}
      </tbody>
    </table>
  );
}

/** A trace on A4, lying: the stages with what is between them, then every figure with its formula and inputs. */
export default function TracePaper({ onDone }: { onDone(): void }) {
  const { records, zone } = useTrace();
  const translate = useTranslate();
  const [when] = useState(() => formatMoment(currentTime(), 1));
  const session = currentSession();
  const [order] = records.order ?? [];
  const facts = [
    textOf(order, 'orderNo'),
    order?.$texts?.vppId ?? textOf(records.plant?.[0], 'name'),
    formatDate(textOf(order, 'responseDate'), 3),
    [textOf(order, 'startTime'), textOf(order, 'endTime')].filter(Boolean).join(' – '),
  ];
  const print = useEffectEvent(() => {
    window.print(); // waits for the person where the browser does
    onDone();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => print());
    return () => cancelAnimationFrame(frame);
  }, []);
  return createPortal(
    <div className="print-view trace-paper">
      <h1>{translate('resources.vpp/order-trace.name')}</h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>{translate('vpp.trace.clock', { zone: zoneText(zone, currentTime()) })}</p>
      <p>{translate('lists.print.by', { name: session?.userName || session?.account || '-', time: when })}</p>
      <Stages />
      <h2>{translate('vpp.trace.formulasTitle')}</h2>
      <Formulas />
    </div>,
    document.body,
  );
}
