import { testDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import { request } from './ask';

const SERVICES: Readonly<Record<string, string>> = {
  tenant: '/account/v3/web/tenant',
  brand: '/iot/v3/web/brand',
  device: '/iot/v3/web/device',
};

export const dataProvider: DataProvider = testDataProvider({
  async getList<Row extends RaRecord>(
    resource: string,
    { pagination }: { pagination?: { page: number; perPage: number } },
  ) {
    const data = (await request(
      `${SERVICES[resource]}/page?pageNum=${pagination?.page ?? 1}&pageSize=${pagination?.perPage ?? 10}`,
    )) as { readonly list: Row[]; readonly totalSize: number };
    return { data: data.list, total: data.totalSize };
  },
  async getOne<Row extends RaRecord>(resource: string, { id }: { id: Row['id'] }) {
    return { data: (await request(`${SERVICES[resource]}/detail?id=${id}`)) as Row };
  },
});
