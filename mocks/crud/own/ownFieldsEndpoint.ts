import type { Resource } from '@/schema';
import type { BackendContext } from '../../core/context';
import { actorOf } from '../../core/incoming';
import type { Endpoint } from '../../core/router';
import { wrapAt } from '../listAnswers';
import { needOf } from '../needOf';
import { toldFields } from './tenantFields';

/** Answers the fields that the tenant of whoever asks has added (`ownFields`). */
export function ownFieldsEndpoint(context: BackendContext, resource: Resource): Endpoint[] {
  if (!resource.ownFields) return [];
  const call = resource.resolve(resource.ownFields.call);
  return [
    {
      method: call.method,
      path: call.path,
      need: needOf(context, resource, undefined),
      handle: (incoming) => wrapAt(call, toldFields(actorOf(incoming))),
    },
  ];
}
