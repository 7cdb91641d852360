import { asObject } from '@/api';
import { own } from '@/api/internal';

/** A part of what was kept or sent, by its name; nothing of what is no object. */
export const ownPart = (value: unknown, name: string): unknown => own(asObject(value), name);
