export type ShopRow = Readonly<Record<string, unknown>> & { readonly id: number };
export type ShopRecords = Record<'makers' | 'products' | 'articles' | 'sales', ShopRow[]>;

export interface JsonServer {
  readonly origin: string;
  /** As they are now. */
  readonly records: ShopRecords;
  readonly requests: string[];
  close(): Promise<unknown>;
}

export declare const shopRecords: () => ShopRecords;
export declare function startJsonServer(records?: ShopRecords, port?: number): Promise<JsonServer>;
