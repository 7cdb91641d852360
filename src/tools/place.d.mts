export const framework: string;
export const isPackage: boolean;
export const root: string;
export function placed(path: string): string;
