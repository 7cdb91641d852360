import { registerCalls } from '@/api';

/** Calls of the home list that are about no single home (spec 02 §7). */
export const homeListCalls = registerCalls('homeList', {
  postalCode: 'POST /iems-goeu-web/web/common/postalCode',
  groups: 'POST /iems-goeu-web/web/station/groups',
  groupAdd: 'POST /iems-goeu-web/web/station/groupAdd',
  groupDel: 'POST /iems-goeu-web/web/station/groupDel',
  groupHomes: 'POST /iems-goeu-web/web/station/groupRsAdd',
  ungroupHomes: 'POST /iems-goeu-web/web/station/groupRsDel',
});
