import { inBase } from '@/access/internal';
import type { Brand } from './brand';

/** The brand with its pictures where they are on this host. */
export function placedBrand(brand: Brand): Brand {
  const { icon, logo, loginBackground } = brand;
  return { ...brand, icon: inBase(icon), logo: inBase(logo), loginBackground: inBase(loginBackground) };
}
