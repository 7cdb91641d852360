import { worded } from '../../../../names/worded';
import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { roundTo } from '../../../../core/roundTo';
import { tenantId } from '../../../../seed/seedCompanies';
import type { Doc } from '../../../../store/store';
import { pvSites } from '../pvSites';
import { keepFile } from './keepFile';
import { layoutPicture } from './layoutPicture';
import { samplePdf } from './samplePdf';

const PAPERS = [
  ['design', '初步设计说明', 'design', 'pdf'],
  ['drawing', '组件排布图', 'layout', 'svg'],
  ['acceptance', '竣工验收报告', 'acceptance', 'pdf'],
  ['contract', '并网协议', 'grid-contract', 'pdf'],
] as const;
const FILES = [
  ['certificate', '电能质量检测报告', 'power-quality', 'pdf'],
  ['manual', '逆变器维护手册', 'inverter-manual', 'pdf'],
] as const;
const PLATFORMS = ['ezviz', 'hikvision', 'dahua', 'gb28181'] as const;

/** Documents, files and cameras of stations. */
export function seedPapers(context: BackendContext): void {
  const { store, clock } = context;
  for (const [index, site] of pvSites.entries()) {
    const tenant = tenantId(site.tenant);
    const [user] = store.all('account/user').filter((one) => one.tenantId === tenant);
    const papers = (what: string, list: readonly (readonly [string, string, string, string])[]): Doc[] =>
      list.map(([category, zh, en, kind], place) => {
        const name = worded(`${site.name.zh}${zh}`, site.country === 'CN' ? 'zh' : 'en');
        const time = timeText(clock() - (index * 5 + place * 11 + 2) * 86_400_000);
        const file = keepFile(
          context,
          tenant,
          `${site.code}-${en}.${kind}`,
          kind === 'pdf' ? samplePdf(`${site.name.en}: ${en}`) : layoutPicture(index),
        );
        return {
          id: seedId(`pv ${what} ${site.code} ${en}`),
          tenantId: tenant,
          stationId: site.id,
          name,
          category,
          file: [file],
          size: roundTo(0.4 + ((index * 13 + place * 7) % 90) / 10, 2),
          uploader: user?.id ?? null,
          uploaderName: user?.name ?? null,
          uploadTime: time,
          createTime: time,
          updateTime: time,
        };
      });
    store.put('pv/document', ...papers('document', index % 2 === 0 ? PAPERS : PAPERS.slice(0, 2)));
    store.put('pv/file', ...papers('file', FILES));
    const time = timeText(Date.parse(site.since));
    store.put(
      'pv/camera',
      ...['东门', '升压站'].slice(0, site.pv.peak > 2000 ? 2 : 1).map((zh, place) => ({
        id: seedId(`pv camera ${site.code} ${place}`),
        tenantId: tenant,
        stationId: site.id,
        name: site.country === 'CN' ? `${site.name.zh}${zh}` : `${site.name.en} ${['gate', 'substation'][place]}`,
        sn: `CAM${String(100_000 + index * 10 + place)}`,
        verifyCode: `V${String(3000 + index)}`,
        channelNo: place + 1,
        platform: PLATFORMS[(index + place) % PLATFORMS.length],
        location: site.country === 'CN' ? zh : ['Gate', 'Substation'][place],
        onlineStatus: (index + place) % 7 === 6 ? 0 : 1,
        createTime: time,
        updateTime: time,
      })),
    );
  }
}
