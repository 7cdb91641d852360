import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import { asText } from '@/api';
import { useOpeningRecord } from '@/fields/internal';
import { type Report, typeOptions } from '@/schema';
import { targetOf } from '@/schema/internal';
import { isTree, pickedParams } from '../blocks/readTree';
import { SiteAround } from '../siteAround';
import { readAddress, type ParamValues } from './paramsAddress';

const NOTHING: ParamValues = {};

/** What a report opens with by itself. */
export interface Opening {
  /** Name of the parameter that says which record the page is about. */
  readonly param: string | undefined;
  readonly values: ParamValues;
  /** It is known, or cannot be. */
  readonly isSettled: boolean;
  /** There is none that could be chosen. */
  readonly isNone: boolean;
}

/** Parameters that a tree beside the page says. */
const treeParams = ({ blocks }: Report): readonly string[] =>
  Object.values(blocks).filter(isTree).flatMap(pickedParams);

/** The one parameter without which a page shows nothing: the record it is about. */
function openingParam(report: Report): string | undefined {
  const { params, about, ask } = report;
  const [first] = Object.entries(params).find(([, field]) => typeOptions(field).first === true) ?? [];
  if (first !== undefined || ask === 'submit') return first;
  if (about !== undefined) return about;
  const picked = treeParams(report);
  const needed = Object.entries(params).filter(
    ([name, { type, options }]) =>
      type.traits?.refers && options.required === true && options.default === undefined && !picked.includes(name),
  );
  return needed.length === 1 ? needed[0]?.[0] : undefined;
}

/** What a report opens with where its address does not say: the record looked at last, else the first one offered. */
export function useOpening(report: Report): Opening {
  const { params, ask } = report;
  const [address] = useSearchParams();
  const around = useContext(SiteAround);
  const param = around ? undefined : openingParam(report);
  const field = param === undefined ? undefined : params[param];
  const said = param === undefined ? undefined : readAddress(params, address).values[param];
  const [one] = Array.isArray(said) ? said : [said];
  const target = targetOf(field);
  const { id, isSettled, isNone } = useOpeningRecord(target, {
    said: said === undefined ? undefined : asText(one),
    enabled: target !== '',
    remembers: ask !== 'submit',
  });
  const value = said === undefined && field && id !== undefined ? field.type.decode(id, field.options) : null;
  return {
    param,
    values: value === null || param === undefined ? NOTHING : { [param]: value },
    isSettled,
    isNone,
  };
}
