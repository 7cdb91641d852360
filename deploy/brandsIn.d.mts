export declare const withBrands: (code: string, brands: string) => string;
export declare function replaceBrands(script: string, brands: string): string;
