import { defineResource, enumeration, rules, section, text, type RecordOf } from '@/dsl';
import { thirdPart } from '../parts/thirdPart';

// covers V-576, V-577, V-578, V-579, V-580, VE-250
/** A maker's cloud that stations are read from (proposed fields L). */
export const thirdPartyPlatform = defineResource({
  name: 'pv/third-party-platform',
  api: thirdPart('platform'),
  fields: {
    name: text({ required: true, max: 60, unique: true, aliases: ['platformName'] }),
    vendor: enumeration(['huawei', 'sungrow', 'growatt', 'goodwe', 'ginlong', 'solaredge', 'other'], {
      required: true,
    }),
    baseUrl: text({
      required: true,
      max: 255,
      rules: [rules.uri],
      samples: ['https://eu5.example.com/thirdData', 'https://gateway.example.com/openapi'],
    }),
    authType: enumeration(['password', 'appKey', 'token'], { required: true }),
    status: enumeration([1, 0], {
      default: 1,
      shared: 'pv.enabled',
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { enabled: 1, disabled: 0 },
    }),
    remark: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: ['name', 'vendor', 'baseUrl', 'authType', 'status'],
    filters: ['name', 'vendor', 'status'],
    inline: ['status'],
  },
  form: [section('basic', ['name', 'vendor', 'status', 'remark']), section('access', ['baseUrl', 'authType'])],
  related: { accounts: { resource: 'pv/third-party-account', by: { platformId: 'id' } } },
});
export type ThirdPartyPlatform = RecordOf<typeof thirdPartyPlatform>;
