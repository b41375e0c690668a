import type { Picture } from './picture.ts';

export const documentTypes = ['pdf', 'docx', 'xlsx'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A file of Media & Downloads (S-252). */
export interface DocumentItem {
  id: number;
  serialNumber: number;
  name: string;
  type: DocumentType;
  /** Formatted size, for example '240 KB'. */
  size: string;
  /** YYYY-MM-DD. */
  uploadDate: string;
  /** URL of the file, absolute or relative to the host's root. */
  filePath: string;
}

export const galleryCategories = ['Office', 'Team', 'Building', 'Events'] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** A photo of the gallery (S-238). */
export interface GalleryItem {
  id: number;
  src: string;
  alt: string;
  category: GalleryCategory;
}

/** A blog article without its text, for the grid. */
export interface ArticleSummary {
  /** Last segment of its URL. */
  id: string;
  imageUrl: string;
  title: string;
  description: string;
  linkText: string;
  author: string;
  /** YYYY-MM-DD. */
  date: string;
  readTime: string;
  tags: readonly string[];
  /** The picture behind `imageUrl` when it is one of our stored pictures. */
  picture: Picture | null;
}

/** A blog article (S-121). */
export interface Article extends ArticleSummary {
  /** Sanitised HTML. */
  content: string;
}

/** Pages that consist of a single long text. */
export const sitePageNames = ['services', 'projects', 'faq', 'privacy', 'terms'] as const;
export type SitePageName = (typeof sitePageNames)[number];

export interface SitePage {
  title: string;
  description: string;
  /** Sanitised HTML: the full text, or the part before the first question. */
  content: string;
  /** Questions of an FAQ page, each with its answer as HTML; empty on other pages. */
  questions: readonly { id: string; title: string; answer: string }[];
}

/** A testimonial of a customer (S-107). */
export interface Testimonial {
  id: number;
  text: string;
  name: string;
  position: string;
  company: string;
  avatar: string;
  /** 1 to 5. */
  rating: number;
  project: string;
}

/** A slide of the category carousel (S-093). */
export interface CarouselItem {
  image: string;
  /** Lower-case name of the category. */
  category: string;
  title: string;
}

/** Targets of the About Us counters (S-072, S-074). */
export interface Stats {
  buyers: number;
  customers: number;
  branches: number;
  products: number;
}

/** The site's own pictures by the path that texts refer to, for example `scenes/office.jpg`. */
export type SiteMedia = Readonly<Record<string, Picture>>;
