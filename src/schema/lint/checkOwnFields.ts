import { wireName } from '../codec';
import { finding, type Check } from './finding';
import { nearest } from './nearest';

const OPTIONS = ['call', 'at'];

/** Fields that the cloud adds come by a call, and have a place of their own. */
export const checkOwnFields: Check = (resource) => {
  const { ownFields: own, fields, api } = resource;
  if (!own) return [];
  const tell = (place: string, reason: string, fix: string) =>
    finding(resource, `ownFields${place}`, 'error', reason, fix);
  const taken = Object.entries(fields).find(([name, { options }]) => wireName(name, options) === own.at);
  return [
    ...Object.keys(own)
      .filter((name) => !OPTIONS.includes(name))
      .map((name) => tell(`.${name}`, `There is no option "${name}".`, nearest(name, OPTIONS))),
    ...(own.call === undefined
      ? [tell('.call', 'It does not say which call answers the fields.', "Write call: 'GET fields'.")]
      : []),
    ...(own.at !== undefined && !/^\w+$/.test(own.at)
      ? [tell('.at', `"${own.at}" is no property of a record.`, "Write one name, such as 'extra'.")]
      : []),
    ...(taken ? [tell('.at', `"${own.at}" is the field "${taken[0]}".`, 'Leave out the field, or `at`.')] : []),
    ...(api.provider
      ? [tell('', 'A data provider answers records alone.', 'Leave it out, and name the fields in `fields`.')]
      : []),
  ];
};
