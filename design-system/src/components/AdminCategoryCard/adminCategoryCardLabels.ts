export interface AdminCategoryCardLabels {
  active: string;
  inactive: string;
  parent: (name: string) => string;
  subcategories: (count: number) => string;
  addSubcategory: string;
  /** Followed by the name of the category. */
  edit: string;
  /** Followed by the name of the category. */
  delete: string;
}

export const adminCategoryCardLabels: AdminCategoryCardLabels = {
  active: 'Active',
  inactive: 'Inactive',
  parent: (name) => `Parent: ${name}`,
  subcategories: (count) => (count === 1 ? '1 subcategory' : `${count} subcategories`),
  addSubcategory: 'Add Subcategory',
  edit: 'Edit Category',
  delete: 'Delete Category',
};
