import { asObject, listOf, textAt } from '@/api';

export const CHOICES = ['controller', 'lead', 'both', 'none'] as const;
export type Choice = (typeof CHOICES)[number];

/** What of a device is compared. */
export const SIDE_FIELDS = ['brand', 'model', 'sn', 'ratedPower'] as const;

/** A device of the lead and the one the controller has found for it; one of them may be missing. */
export interface Pair {
  readonly key: string;
  readonly deviceType: string;
  readonly lead: object | null;
  readonly controller: object | null;
  readonly result: string;
}

const sideOf = (value: unknown): object | null => (textAt(value, 'id') === '' ? null : (asObject(value) ?? null));

/**
 * The rows of H-101, `[{deviceType, leadDevice, controllerDevice, result}]`. A result that is not said follows from the
 * sides.
 */
export function readPairs(answer: unknown): Pair[] {
  return listOf(answer).map((row, place) => {
    const { leadDevice, controllerDevice } = asObject(row) ?? {};
    const [lead, controller] = [sideOf(leadDevice), sideOf(controllerDevice)];
    const same = SIDE_FIELDS.every((name) => textAt(lead, name) === textAt(controller, name));
    const result =
      textAt(row, 'result') || (!controller ? 'leadOnly' : !lead ? 'controllerOnly' : same ? 'same' : 'different');
    return {
      key: String(place),
      deviceType: textAt(row, 'deviceType') || textAt(row, 'deviceType.code'),
      lead,
      controller,
      result,
    };
  });
}

/** What the controller has found counts, unless it found nothing. */
export const firstChoice = ({ controller }: Pair): Choice => (controller === null ? 'lead' : 'controller');

export const choicesOf = ({ lead, controller }: Pair): readonly Choice[] =>
  CHOICES.filter((one) => one === 'none' || (one === 'both' ? lead && controller : one === 'lead' ? lead : controller));
