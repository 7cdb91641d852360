import { WireError } from '@/api';

/** Why a call failed, in words: what was seen, and where to look. */
export function failureWords(error: unknown): string {
  if (!(error instanceof WireError)) return error instanceof Error ? error.message : String(error);
  const { kind, status, code, serverText } = error;
  const said = serverText ? ` It says: “${serverText}”.` : '';
  switch (kind) {
    case 'network':
    case 'offline':
      return `nothing answers (${causeOf(error)}). Is the address right, is the server running, does the network let calls through?`;
    case 'timeout':
      return 'no answer within the time-out.';
    case 'unauthorized':
      return `HTTP 401.${said}`;
    case 'malformed':
      return `HTTP ${status ?? '?'}, and the body is not the envelope the console expects.`;
    case 'business':
      return `the code “${code ?? ''}”.${said}`;
    default:
      return `HTTP ${status ?? '?'}.${said}`;
  }
}

function causeOf({ cause }: WireError): string {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const code: unknown = inner instanceof Error ? Reflect.get(inner, 'code') : undefined;
  return typeof code === 'string' ? code : cause instanceof Error ? cause.message : 'no connection';
}
