import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Story file of a component; `file` names one besides the general behaviour. */
const unit = (name: string, file = 'Behaviour') => `stories/components/${name}/${file}.stories.tsx`;
const part = (path: string) => `design-system/src/components/${path}.test.ts`;

/** Acceptance criteria of each component, with the tests that prove them: file and part of a title. */
const proofs: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
> = {
  'lens with side panel': {
    'lens and panel stay in bounds at each corner': {
      [unit('MagnifierLens')]: ['StaysWithinThePictureAtEachCorner'],
    },
    '1023 and 1024 px differ': { [unit('MagnifierLens')]: ['IsAvailableFrom1024Pixels'] },
    'the keyboard alone reaches every part': {
      [unit('MagnifierLens', 'Keyboard')]: ['TheKeyboardReachesTheWholePicture'],
    },
  },
  'full-screen viewer': {
    'two pointers never leave 1 to 4': {
      [unit('PinchZoomViewer', 'Gestures')]: ['KeepsThePinchScaleBetween1And4'],
      [part('PinchZoomViewer/zoomGeometry')]: ['stays within 1 and 4 for any movement'],
    },
    'a double tap goes to 2 and back': {
      [unit('PinchZoomViewer', 'Gestures')]: ['DoubleTapTogglesScale2'],
    },
    'both hints are seen': { [unit('PinchZoomViewer')]: ['ShowsZoomHints'] },
    'the focus goes back to the opener': { [unit('PinchZoomViewer')]: ['ReturnsTheFocusOnClose'] },
  },
  'product gallery': {
    'nothing shifts with 0, 1, 5 and 30 pictures': {
      [unit('ProductGallery')]: ['KeepsItsSizeForAnyPictures'],
      [unit('ProductGallery', 'Thumbnails')]: ['RendersOnlyThumbnailsNearTheVisibleOnes'],
    },
    'arrows follow the orientation': {
      [unit('ProductGallery', 'Thumbnails')]: [
        'ArrowsFollowVerticalThumbnails',
        'PlacesTheThumbnailsByWidth',
      ],
    },
  },
  'category carousel': {
    '3999 and 4000 ms': { [unit('Carousel', 'Autoplay')]: ['PlaysEvery4000Milliseconds'] },
    '50 and 51 px': { [unit('Carousel', 'Navigation')]: ['SwipesOverMoreThan50Pixels'] },
    'goes round both ends': { [unit('Carousel', 'Navigation')]: ['WrapsAroundBothEnds'] },
    'waits while focused, hovered or reduced': {
      [unit('Carousel', 'Autoplay')]: ['PausesOnHover', 'PausesOnKeyboardFocus'],
    },
  },
  'testimonial carousel': {
    'changes at 0, 499 and 501 ms': { [unit('TestimonialCarousel')]: ['DropsCommandsFor500Milliseconds'] },
    '6000 ms': { [unit('TestimonialCarousel')]: ['PlaysEvery6000Milliseconds'] },
    'keeps its height': { [unit('TestimonialCarousel')]: ['KeepsItsHeight'] },
  },
  counter: {
    'exactly 60 updates ending at the targets': {
      [unit('Counter')]: ['MakesSixtyUpdatesEndingAtTheTargets'],
    },
    'a second sight changes nothing': { [unit('Counter')]: ['CountsOnce'] },
    'no middle value is read': { [unit('Counter')]: ['ReadsTheFinalValueAtEveryMoment'] },
  },
  'progress bar of claims': {
    'starts at 30 % and not before': { [unit('Meter')]: ['StartsAt30PercentInView'] },
    '200 and 400 ms later': { [unit('Meter')]: ['GrowsAfterItsDelayForTwoSeconds'] },
  },
  'specification table': {
    'never throws and never loses a cell': {
      [part('SpecTable/specColumnOps')]: ['never throws and never loses a cell'],
    },
    '40 × 200 is quick': { [unit('SpecTable')]: ['RendersAHugeTableQuickly'] },
  },
  'specification editor': {
    'edits and undo return to the exact start': {
      [part('SpecTableEditor/specValueOps')]: ['are undone one by one to the exact start'],
      [part('SpecTableEditor/specHistoryOps')]: ['returns to the exact start after as many steps back'],
    },
    'tables of other programs are read': {
      [unit('SpecTableEditor', 'Clipboard')]: [
        'PastingHtmlFillsMergedCells',
        'PastingGrowsTheTableInOneStep',
      ],
      [part('SpecTableEditor/specClipboardOps')]: ['parses what was copied', 'parsePastedText'],
    },
    'one cell stays': { [unit('SpecTableEditor', 'Lines')]: ['RemovesDownToOneCell'] },
  },
  'gallery and lightbox': {
    'the counter is right for every filter': { [unit('PhotoGrid')]: ['CountsTheFilteredPhotos'] },
    '50 and 51 px': { [unit('Lightbox')]: ['SwipesOverMoreThan50Pixels'] },
    'keys do nothing while closed': { [unit('PhotoGrid')]: ['IgnoresKeysWhileClosed'] },
    'deep link, Back and focus': {
      [unit('PhotoGrid')]: ['OpensAPhotoByProp', 'ReturnsTheFocusOnClose'],
    },
  },
  'image uploader': {
    'files of 0, 1, limit - 1 and limit bytes': {
      [part('ImageUploader/imageFileOps')]: ['fileRejection (S-334)'],
      'server/test/catalogue/uploads.test.ts': ['must be smaller than 10 MB each (O17, S-334)'],
    },
    'the same file twice': { [unit('ImageUploader')]: ['AcceptsTheSameFileTwice'] },
    'commas survive': { 'catalogue/src/contract/responses.test.ts': ['keeps an image URL with commas'] },
  },
  toasts: {
    'what is left of the time is kept': {
      [unit('Toaster', 'Timing')]: ['DisappearsAfterFiveSecondsUnlessPaused'],
    },
    '79 and 81 %': { [unit('Toaster')]: ['IsDismissedByDraggingOver80Percent'] },
    'Alt+T out of a dialog': {
      [unit('Toaster', 'Placement')]: ['IsUsableAboveADialog'],
      [unit('Toaster')]: ['MovesTheFocusByKeyboard'],
    },
    'said once': { [unit('Toaster')]: ['CountsRepeatedMessages'] },
  },
  'category manager': {
    'the tree stays a forest': {
      'server/test/api/categoryIndex.test.ts': ['terminates for any parents, cycles included'],
      'server/test/conformance/categoryWrites.test.ts': ['never below itself'],
    },
    'closes after the list is there again': {
      'admin/e2e/categories.spec.ts': ['keeps the dialog open until the list has reloaded'],
    },
    'moves by keys alone': { 'admin/e2e/categories.spec.ts': ['moves a category by keyboard'] },
  },
  'product dialog': {
    'the messages in their order': {
      'catalogue/src/contract/productInput.test.ts': ['come in the stated order, the first failure first'],
      'admin/e2e/productSaving.spec.ts': ['shows one error at a time, in order'],
    },
    'only the last step sends': {
      'stories/admin/ProductDialogView.stories.tsx': ['submits only from the last step'],
    },
    'a failed save keeps everything': {
      'admin/e2e/productFailures.spec.ts': ['keeps the input, shows the stated text'],
    },
  },
  'quote list': {
    'the email first': { 'storefront/e2e/quote.spec.ts': ['checkout validates the email first'] },
    'one request': { 'storefront/e2e/quote.spec.ts': ['checkout sends the list once'] },
    'a failure keeps the list': { 'storefront/e2e/quote.spec.ts': ['checkout keeps the list'] },
    'spellings of phones': { 'catalogue/src/operations/phone.test.ts': ['S-198'] },
    'a reload empties': { 'storefront/e2e/quote.spec.ts': ['a reload empties the list'] },
  },
  forms: {
    'names of the payload': { 'catalogue/src/contract/forms.test.ts': ['has the stated field names'] },
    'options in their order': { 'storefront/e2e/forms.spec.ts': ['fields and options in order'] },
    '49 characters are taken': {
      'storefront/e2e/forms.spec.ts': ['accepts an application with a short text'],
    },
    'a draft comes back': { 'storefront/e2e/forms.spec.ts': ['keeps a draft and offers to restore it'] },
    'no request before consent': {
      'storefront/e2e/contentPages.spec.ts': ['the map loads only on click'],
    },
  },
  header: {
    'addresses of both widths': {
      'storefront/src/layout/menu.test.ts': ['links to /category on desktop and /categories on mobile'],
      'storefront/e2e/navigation.spec.ts': ['links to a main category on every width'],
    },
    'outside, Escape and leaving close': { [unit('SiteHeader')]: ['TogglesTheCategories'] },
    'without categories': { [unit('SiteHeader')]: ['HasNoToggleWithoutCategories'] },
  },
  breadcrumbs: {
    'the way is passed on, and a reload shows it': {
      'storefront/e2e/navigation.spec.ts': ['keeps the breadcrumbs of the path taken, also on reload'],
    },
    'eight levels at 320 px': { [unit('Breadcrumbs')]: ['EightLevelsFit320Pixels'] },
  },
  documents: {
    'six columns and 16 rows': {
      [unit('DocumentsTable')]: ['HasACaptionAndSixColumnsInOrder'],
      'storefront/e2e/media.spec.ts': ['lists 16 files in a table with its six columns'],
    },
    'one new tab, and a file': { 'storefront/e2e/media.spec.ts': ['previews in a new tab and downloads'] },
  },
  'cards and grids': {
    '2, 4 and 5 columns': {
      [unit('CardGrid')]: ['HasTwoFourOrFiveColumns'],
      'storefront/e2e/catalogue.spec.ts': ['shows its cards in 2, 4 or 5 columns'],
    },
    'the texts of its states': {
      [unit('CardGrid')]: ['AnnouncesLoadingAndReservesSpace', 'ShowsTheEmptyText'],
    },
    'Retry fetches once': { [unit('CardGrid')]: ['RetryFetchesOnceAndFocusesTheList'] },
  },
  'admin shell and dashboard': {
    '599 and 600 px': { [unit('AdminShell')]: ['ShowsTheNavigationFrom600Pixels'] },
    'both addresses are one': { [unit('AdminShell')]: ['MarksTheDashboardOnTheIndexPath'] },
    'flags as text and as numbers count': {
      'catalogue/src/operations/wire.test.ts': ['flags'],
      'catalogue/src/operations/summary.test.ts': ['counts the lists that the admin shows'],
    },
  },
  'questions and floating buttons': {
    'both questions': {
      'admin/e2e/categories.spec.ts': ['deletes after the stated question'],
      'admin/e2e/productDeletion.spec.ts': ['is confirmed, reported when it fails, and can be undone'],
    },
    'the focus of both ways out': { [unit('AlertDialog')]: ['FocusesCancelBeforeADeletion'] },
    '20 and 21 px': { [unit('ScrollToTop')]: ['AppearsFrom21Pixels'] },
    'nothing covers what is pressed': {
      'storefront/e2e/quote.spec.ts': ['with the floating buttons above it'],
    },
  },
};

describe.each(Object.entries(proofs))('%s', (_unit, lines) => {
  it.each(Object.entries(lines))('%s', (_line, files) => {
    for (const [file, titles] of Object.entries(files)) {
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
      expect(
        titles.filter((title) => !text.includes(title)),
        file,
      ).toEqual([]);
    }
  });
});
