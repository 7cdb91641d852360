import { testDataProvider, type DataProvider } from 'react-admin';
import { ask } from './ask';

const SERVICES: Readonly<Record<string, string>> = { tenant: '/account/v3/web/tenant', brand: '/iot/v3/web/brand' };

/** Lists and records, as they come. */
export const dataProvider: DataProvider = testDataProvider({
  async getList(resource, { pagination }) {
    const data = Object(
      await ask(`${SERVICES[resource]}/page?pageNum=${pagination?.page ?? 1}&pageSize=${pagination?.perPage ?? 10}`),
    );
    return { data: data.list, total: data.totalSize };
  },
  async getOne(resource, { id }) {
    return { data: Object(await ask(`${SERVICES[resource]}/detail?id=${id}`)) };
  },
});
