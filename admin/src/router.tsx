import { createBrowserRouter } from 'react-router-dom';
import { CategoriesRoute } from './categories/CategoriesRoute.tsx';
import { DashboardRoute } from './dashboard/DashboardRoute.tsx';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { NotFoundRoute } from './notFound/NotFoundRoute.tsx';
import { base } from './paths.ts';
import { ProductsRoute } from './products/ProductsRoute.tsx';
import { SignInRoute } from './signIn/SignInRoute.tsx';

/** All pages of the admin (S-256…S-259); the server knows the same paths (D-52). */
export const router = createBrowserRouter(
  [
    { path: '/sign-in', element: <SignInRoute /> },
    {
      element: <AdminFrame />,
      children: [
        { index: true, element: <DashboardRoute /> },
        { path: '/dashboard', element: <DashboardRoute /> },
        { path: '/categories', element: <CategoriesRoute /> },
        { path: '/categories/:cid', element: <CategoriesRoute /> },
        { path: '/products', element: <ProductsRoute /> },
        { path: '*', element: <NotFoundRoute /> },
      ],
    },
  ],
  { basename: base },
);
