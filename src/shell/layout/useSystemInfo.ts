import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { loadSystemInfo } from '@/access/internal';
import { asObject, asText } from '@/api';
import { safeImage } from '@/widgets';
import { nameIn } from '@/schema';
import { brandTitle, type Brand } from '../brands/brand';

/** How the console is called and marked here. */
export interface SystemInfo {
  readonly name: string;
  /** Address of a picture, undefined when the server names none that may be shown. */
  readonly logo?: string;
}

/** Key of the query, for whoever changes the platform's branding. */
export const SYSTEM_INFO = ['shell', 'system'] as const;

/**
 * System name and logo from `GET /account/v3/web/sys/detail` (spec 01 §2, §7). The English name when the language
 * is English and there is one; the brand's title until the server answered, and when it did not.
 */
export function useSystemInfo(brand: Brand): SystemInfo {
  const locale = useLocale() ?? 'en';
  const { data } = useQuery({
    queryKey: SYSTEM_INFO,
    queryFn: ({ signal }) => loadSystemInfo(signal),
    staleTime: Infinity,
    retry: false,
  });
  const answer = asObject(data);
  const own = nameIn({ name: asText(answer?.sysName), nameEn: asText(answer?.sysNameEn) }, locale);
  return { name: own || brandTitle(brand, locale), logo: safeImage(asText(answer?.logoUrl)) };
}
