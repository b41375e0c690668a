import { aboutPage } from './about/aboutPage.ts';
import { articlePage } from './blog/articlePage.ts';
import { blogPage } from './blog/blogPage.ts';
import { cartPage } from './cart/cartPage.ts';
import { categoryPage } from './category/categoryPage.ts';
import { categoryDetailPage } from './categoryDetail/categoryDetailPage.ts';
import { comparisonPage } from './comparison/comparisonPage.ts';
import { contactPage } from './contact/contactPage.ts';
import { distributorPage } from './distributor/distributorPage.ts';
import { faqPage } from './faq/faqPage.ts';
import { galleryPage } from './gallery/galleryPage.ts';
import { homePage } from './home/homePage.ts';
import { mediaPage } from './media/mediaPage.ts';
import { newsletterPage } from './newsletter/newsletterPage.ts';
import { notFoundPage } from './notFound/notFoundPage.ts';
import { productLinkPage } from './product/productLinkPage.ts';
import { productPage } from './product/productPage.ts';
import { bestSellersPage } from './products/bestSellersPage.ts';
import { productsPage } from './products/productsPage.ts';
import { redirectPages } from './redirects/redirectPages.ts';
import type { PageDefinition } from './runtime/navigation/page.ts';
import { createRouteTable } from './runtime/navigation/routeTable.ts';
import { searchPage } from './search/searchPage.ts';
import { menuResource } from './site/menuResource.ts';
import { testimonialPage } from './testimonial/testimonialPage.ts';
import { privacyPage, projectsPage, servicesPage, termsPage } from './texts/textPages.ts';

/** All pages; the first whose pattern matches wins. The sitemap lists them in this order. */
export const pages: readonly PageDefinition[] = [
  homePage,
  categoryPage,
  ...redirectPages,
  productsPage,
  categoryDetailPage,
  productLinkPage,
  productPage,
  bestSellersPage,
  aboutPage,
  cartPage,
  distributorPage,
  newsletterPage,
  searchPage,
  comparisonPage,
  mediaPage,
  galleryPage,
  blogPage,
  articlePage,
  contactPage,
  servicesPage,
  projectsPage,
  testimonialPage,
  faqPage,
  privacyPage,
  termsPage,
  notFoundPage,
];

export const routeTable = createRouteTable(pages, [menuResource]);
