import { asObject, own } from '@/api/wireValue';

/** A part of what was kept or sent, by its name; nothing of what is no object. */
export const ownPart = (value: unknown, name: string): unknown => own(asObject(value), name);
