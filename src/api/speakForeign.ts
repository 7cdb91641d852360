import { answerWire, ownWire } from './answerWire';
import { foreign } from './foreign';
import { references, type References } from './formats/references';
import { jsonText } from './jsonText';
import { WireError } from './wireError';

/** From now on services that speak otherwise are understood: their formats, their refusals, numbers of 64 bits. */
export function speakForeign(known?: References): void {
  Object.assign(references, known);
  foreign.text = jsonText;
  foreign.send = (request, fallbackName) => {
    const format = ownWire(request.path)?.format;
    return format && import('./lateForeign').then(({ sendInFormat }) => sendInFormat(request, format, fallbackName));
  };
  foreign.explain = async (error, response, text, path) =>
    error instanceof WireError && !response.ok && answerWire(path).bare
      ? (await import('./lateForeign')).explainForeign(error, text)
      : error;
}
