export interface AdminCategoryCardLabels {
  active: string;
  inactive: string;
  parent: (name: string) => string;
  subcategories: (count: number) => string;
  addSubcategory: string;
  /** Prefix of the category's name. */
  edit: string;
  /** Prefix of the category's name. */
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
