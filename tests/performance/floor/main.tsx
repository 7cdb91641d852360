import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Admin,
  CustomRoutes,
  DataTable,
  List,
  Resource,
  Show,
  SimpleShowLayout,
  TextField,
  type AuthProvider,
} from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { request } from './ask';
import { dataProvider } from './dataProvider';

const Chart = lazy(() => import('./Chart'));

let signedIn = false;

const authProvider: AuthProvider = {
  login: async () => {
    await request('/account/v3/web/auth/login', {});
    signedIn = true;
  },
  logout: () => Promise.resolve(),
  // not at once: react-admin's redirect to the sign-in page loops then (marmelab/react-admin#10764)
  checkAuth: () => new Promise((resolve, reject) => setTimeout(signedIn ? resolve : reject)),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const TENANT = [
  'name',
  'identification',
  'countryCode',
  'primaryAccount',
  'contact',
  'productCount',
  'activationDate',
  'state',
];
const MORE = [
  'nameEn',
  'orgCode',
  'phone',
  'email',
  'sysName',
  'sysNameEn',
  'productNames',
  'createTime',
  'createUser',
];
const DEVICE = ['name', 'sn', 'status', 'productName', 'stationName', 'brandName', 'modelName'];
const BRAND = ['name', 'manufacturer', 'updateTime'];

const columns = (names: readonly string[]) => names.map((name) => <DataTable.Col key={name} source={name} />);

const Tenants = () => (
  <List>
    <DataTable>{columns(TENANT)}</DataTable>
  </List>
);
const Tenant = () => (
  <Show>
    <SimpleShowLayout>
      {[...TENANT, ...MORE].map((name) => (
        <TextField key={name} source={name} />
      ))}
    </SimpleShowLayout>
  </Show>
);
const Brands = () => (
  <List>
    <DataTable>{columns(BRAND)}</DataTable>
  </List>
);

const Devices = () => (
  <List>
    <DataTable>{columns(DEVICE)}</DataTable>
  </List>
);

/**
 * The smallest react-admin app with the lists, the record and the chart that the console is measured by: what its own
 * work is compared with.
 */
function Floor() {
  return (
    <BrowserRouter>
      <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
        <Resource name="tenant" list={Tenants} show={Tenant} />
        <Resource name="brand" list={Brands} />
        <Resource name="device" list={Devices} />
        <CustomRoutes>
          <Route
            path="/chart"
            element={
              <Suspense>
                <Chart />
              </Suspense>
            }
          />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
