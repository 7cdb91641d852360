import type { HomeSite } from '../../../../energy/model';
import type { Locale } from '../../../../core/texts';
import { deviceWords } from '../devices/deviceWords';

/** The equipment of a home in words: `Solar, Battery`. */
export function deviceTypeText(site: HomeSite | undefined, locale: Locale): string {
  if (!site) return '';
  const there = [
    site.pv && deviceWords.solar,
    site.battery && deviceWords.battery,
    site.charger && deviceWords.charger,
    site.hvac && deviceWords.heating,
  ];
  const words = there.flatMap((word) => (word ? [word[locale]] : []));
  return (words.length > 0 ? words : [deviceWords.meter[locale]]).join(locale === 'zh' ? '、' : ', ');
}
