interface FieldDefinition {
  /** Name in requests, responses, HTML forms and the history. A field of type `text` has a database column of this name. */
  wireName: string;
  label: string;
}

interface TextDefinition extends FieldDefinition {
  /** `text` is one string in every layer; `category` and `keywords` are text in forms only. */
  type: 'text' | 'category' | 'keywords';
  /** Required fields are stated by the specification; an optional text may be empty or missing on other hosts. */
  isRequired: boolean;
  /** Characters a form accepts. */
  maxLength: number;
}

interface OtherDefinition extends FieldDefinition {
  type: 'flag' | 'specification' | 'drawing' | 'images';
}

/**
 * The fields of a product that staff edit, in the stated order of their checks (S-341). Schemas, requests and responses,
 * database rows, the history, the import, and the admin's form and conflict view are derived from this table; "Add a
 * product field" in CONTRIBUTING.md lists what is not.
 */
export const productFields = {
  name: { type: 'text', wireName: 'name', label: 'Product Name', isRequired: true, maxLength: 300 },
  /** By its name (S-348). */
  category: {
    type: 'category',
    wireName: 'category_id',
    label: 'Category',
    isRequired: true,
    maxLength: 200,
  },
  /** Comma-separated in forms and on the wire (S-349). */
  keywords: { type: 'keywords', wireName: 'keyword', label: 'Keywords', isRequired: true, maxLength: 5000 },
  description: {
    type: 'text',
    wireName: 'description',
    label: 'Description',
    isRequired: true,
    maxLength: 50_000,
  },
  isBestseller: { type: 'flag', wireName: 'bestseller', label: 'Bestseller' },
  isTrending: { type: 'flag', wireName: 'trending', label: 'Trending' },
  /** The specification table as stored text, readable or not (D-23); empty for none. */
  data: { type: 'specification', wireName: 'data', label: 'Specifications' },
  /** Drawing family and the columns of its dimensions; null for none. */
  drawing: { type: 'drawing', wireName: 'drawing', label: 'Drawing' },
  /** In order; the first is the main image (S-347). */
  images: { type: 'images', wireName: 'images', label: 'Images' },
} as const satisfies Record<string, TextDefinition | OtherDefinition>;

type ProductFields = typeof productFields;
export type ProductField = keyof ProductFields;

type FieldsWith<Definition> = {
  [Field in ProductField]: ProductFields[Field] extends Definition ? Field : never;
}[ProductField];
type FieldsOfType<Type extends ProductFields[ProductField]['type']> = FieldsWith<{ type: Type }>;
type WireName<Field extends ProductField> = ProductFields[Field]['wireName'];

/** Fields that are one string in every layer. */
export type ProductTextField = FieldsOfType<'text'>;
export type OptionalProductTextField = Extract<ProductTextField, FieldsWith<{ isRequired: false }>>;
export type RequiredProductField = FieldsWith<{ isRequired: true }>;
/** Fields that staff type: text, the category's name, and keywords. */
export type ProductTextInputField = FieldsOfType<'text' | 'category' | 'keywords'>;
export type ProductFlagField = FieldsOfType<'flag'>;
/** Fields whose value in a form is a string or a boolean. */
export type ProductValueField = ProductTextInputField | ProductFlagField;

/** Name of a text field on the wire and in the database. */
export type ProductTextWireName = WireName<ProductTextField>;

/** Values of a product's form. */
export type ProductValues = Record<ProductTextInputField, string> & Record<ProductFlagField, boolean>;

export const productFieldNames = Object.keys(productFields) as readonly ProductField[];

function fieldsWhere<Field extends ProductField>(
  isIncluded: (definition: TextDefinition | OtherDefinition) => boolean,
): readonly Field[] {
  return productFieldNames.filter((field): field is Field => isIncluded(productFields[field]));
}

export const productTextFields = fieldsWhere<ProductTextField>(({ type }) => type === 'text');
export const productTextInputFields = fieldsWhere<ProductTextInputField>(
  (definition) => 'maxLength' in definition,
);
export const requiredProductFields = fieldsWhere<RequiredProductField>(
  (definition) => 'isRequired' in definition && definition.isRequired,
);
export const productFlagFields = fieldsWhere<ProductFlagField>(({ type }) => type === 'flag');
export const productValueFields: readonly ProductValueField[] = [
  ...productTextInputFields,
  ...productFlagFields,
];

/** Returns an object with a value for each field, under the field's own name. */
export function byFieldName<Field extends ProductField, T>(
  fields: readonly Field[],
  value: (field: Field) => T,
): Record<Field, T> {
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<Field, T>;
}

/** Returns an object with a value for each field, under the field's name on the wire. */
export function byWireName<Field extends ProductField, T>(
  fields: readonly Field[],
  value: (field: Field) => T,
): Record<WireName<Field>, T> {
  return Object.fromEntries(fields.map((field) => [productFields[field].wireName, value(field)])) as Record<
    WireName<Field>,
    T
  >;
}

/** Whether a field holds a boolean. */
export const isProductFlagField = (field: ProductField): field is ProductFlagField =>
  productFields[field].type === 'flag';

/** Whether a product cannot be saved without the field. */
export const isRequiredProductField = (field: ProductField): field is RequiredProductField =>
  requiredProductFields.some((required) => required === field);

/** Returns the field of a name on the wire; undefined when there is none. */
export const productFieldByWireName = (wireName: string): ProductField | undefined =>
  productFieldNames.find((field) => productFields[field].wireName === wireName);
