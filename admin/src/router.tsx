import { createBrowserRouter } from 'react-router-dom';
import { AuditLogRoute } from './audit/AuditLogRoute.tsx';
import { CategoriesRoute } from './categories/CategoriesRoute.tsx';
import { DashboardRoute } from './dashboard/DashboardRoute.tsx';
import { EnquiriesRoute } from './enquiries/EnquiriesRoute.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { CategoryHistoryRoute } from './history/CategoryHistoryRoute.tsx';
import { ProductHistoryRoute } from './history/ProductHistoryRoute.tsx';
import { VocabularyHistoryRoute } from './history/VocabularyHistoryRoute.tsx';
import { NotFoundRoute } from './notFound/NotFoundRoute.tsx';
import { basePath } from './paths/paths.ts';
import { ProductsRoute } from './products/ProductsRoute.tsx';
import { SearchRoute } from './search/SearchRoute.tsx';
import { SecurityRoute } from './security/SecurityRoute.tsx';
import { SignInRoute } from './signIn/SignInRoute.tsx';
import { StaffRoute } from './staff/StaffRoute.tsx';
import { TablesRoute } from './tables/TablesRoute.tsx';
import { TrashRoute } from './trash/TrashRoute.tsx';

/** All pages of the admin (S-256…S-259); the server knows the same paths (D-52). */
export const router = createBrowserRouter(
  [
    { path: '/sign-in', element: <SignInRoute /> },
    {
      element: <AdminLayout />,
      children: [
        { index: true, element: <DashboardRoute /> },
        { path: '/dashboard', element: <DashboardRoute /> },
        { path: '/categories', element: <CategoriesRoute /> },
        { path: '/categories/:cid', element: <CategoriesRoute /> },
        { path: '/products', element: <ProductsRoute /> },
        { path: '/categories/:cid/history', element: <CategoryHistoryRoute /> },
        { path: '/products/:id/history', element: <ProductHistoryRoute /> },
        { path: '/enquiries', element: <EnquiriesRoute /> },
        { path: '/enquiries/:id', element: <EnquiriesRoute /> },
        { path: '/search', element: <SearchRoute /> },
        { path: '/search/:id/history', element: <VocabularyHistoryRoute /> },
        { path: '/tables', element: <TablesRoute /> },
        { path: '/trash', element: <TrashRoute /> },
        { path: '/staff', element: <StaffRoute /> },
        { path: '/audit-log', element: <AuditLogRoute /> },
        { path: '/security', element: <SecurityRoute /> },
        { path: '*', element: <NotFoundRoute /> },
      ],
    },
  ],
  { basename: basePath },
);
