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
    'keeps lens and panel in bounds at each corner': {
      [unit('MagnifierLens', 'Placement')]: ['StaysWithinThePictureAtEachCorner'],
    },
    'is available from 1024 px': { [unit('MagnifierLens')]: ['IsAvailableFrom1024Pixels'] },
    'reaches every part by keyboard only': {
      [unit('MagnifierLens', 'Keyboard')]: ['TheKeyboardReachesTheWholePicture'],
    },
  },
  'full-screen viewer': {
    'keeps the pinch scale between 1 and 4': {
      [unit('PinchZoomViewer', 'Gestures')]: ['KeepsThePinchScaleBetween1And4'],
      [part('PinchZoomViewer/zoomGeometry')]: ['stays within 1 and 4 for any movement'],
    },
    'toggles scale 2 by double tap': {
      [unit('PinchZoomViewer', 'Gestures')]: ['DoubleTapTogglesScale2'],
    },
    'shows both hints': { [unit('PinchZoomViewer')]: ['ShowsZoomHints'] },
    'returns the focus to the opener': { [unit('PinchZoomViewer')]: ['ReturnsTheFocusOnClose'] },
  },
  'product gallery': {
    'keeps its layout with 0, 1, 5 and 30 pictures': {
      [unit('ProductGallery')]: ['KeepsItsSizeForAnyPictures'],
      [unit('ProductGallery', 'Thumbnails')]: ['RendersOnlyThumbnailsNearTheVisibleOnes'],
    },
    'maps arrow keys to the orientation': {
      [unit('ProductGallery', 'Thumbnails')]: [
        'ArrowsFollowVerticalThumbnails',
        'PlacesTheThumbnailsByWidth',
      ],
    },
  },
  'category carousel': {
    'plays every 4000 ms': { [unit('Carousel', 'Autoplay')]: ['PlaysEvery4000Milliseconds'] },
    'swipes over more than 50 px': { [unit('Carousel', 'Navigation')]: ['SwipesOverMoreThan50Pixels'] },
    'wraps around both ends': { [unit('Carousel', 'Navigation')]: ['WrapsAroundBothEnds'] },
    'pauses while focused or hovered, and with reduced motion': {
      [unit('Carousel', 'Autoplay')]: ['PausesOnHover', 'PausesOnKeyboardFocus'],
    },
  },
  'testimonial carousel': {
    'drops commands for 500 ms after a change': {
      [unit('TestimonialCarousel')]: ['DropsCommandsFor500Milliseconds'],
    },
    'plays every 6000 ms': { [unit('TestimonialCarousel')]: ['PlaysEvery6000Milliseconds'] },
    'keeps its height': { [unit('TestimonialCarousel')]: ['KeepsItsHeight'] },
  },
  counter: {
    'makes exactly 60 updates ending at the targets': {
      [unit('Counter')]: ['MakesSixtyUpdatesEndingAtTheTargets'],
    },
    'counts only once': { [unit('Counter')]: ['CountsOnce'] },
    'never exposes an intermediate value': { [unit('Counter')]: ['ReadsTheFinalValueAtEveryMoment'] },
  },
  'progress bar of claims': {
    'starts at 30 % in view': { [unit('Meter')]: ['StartsAt30PercentInView'] },
    'starts the next bars 200 and 400 ms later': { [unit('Meter')]: ['GrowsAfterItsDelayForTwoSeconds'] },
  },
  'specification table': {
    'never throws and never loses a cell': {
      [part('SpecTable/specColumnOps')]: ['never throws and never loses a cell'],
    },
    'renders 40 × 200 cells quickly': { [unit('SpecTable')]: ['RendersAHugeTableQuickly'] },
  },
  'specification editor': {
    'undoes edits to the exact start': {
      [part('SpecTableEditor/specValueOps')]: ['are undone one by one to the exact start'],
      [part('SpecTableEditor/specHistoryOps')]: ['returns to the exact start after as many steps back'],
    },
    'parses tables of other programs': {
      [unit('SpecTableEditor', 'Clipboard')]: [
        'PastingHtmlFillsMergedCells',
        'PastingGrowsTheTableInOneStep',
      ],
      [part('SpecTableEditor/specClipboardOps')]: ['parses a copied table', 'parsePastedText'],
    },
    'keeps at least one cell': { [unit('SpecTableEditor', 'Lines')]: ['RemovesDownToOneCell'] },
  },
  'gallery and lightbox': {
    'counts the photos of every filter': { [unit('PhotoGrid')]: ['CountsTheFilteredPhotos'] },
    'swipes over more than 50 px': { [unit('Lightbox')]: ['SwipesOverMoreThan50Pixels'] },
    'ignores keys while closed': { [unit('PhotoGrid')]: ['IgnoresKeysWhileClosed'] },
    'supports deep links, Back and focus restoration': {
      [unit('PhotoGrid')]: ['OpensAPhotoByProp', 'ReturnsTheFocusOnClose'],
    },
  },
  'image uploader': {
    'accepts 1 to limit - 1 bytes, and rejects 0 and limit': {
      [part('ImageUploader/imageFileOps')]: ['fileRejection (S-334)'],
      'server/test/catalogue/uploads.test.ts': ['must be smaller than 10 MB each (O17, S-334)'],
    },
    'accepts the same file twice': { [unit('ImageUploader', 'Choosing')]: ['AcceptsTheSameFileTwice'] },
    'keeps commas in URLs': {
      'catalogue/src/contract/responses.test.ts': ['keeps an image URL with commas'],
    },
  },
  toasts: {
    'keeps the remaining time during a pause': {
      [unit('Toaster', 'Timing')]: ['DisappearsAfterFiveSecondsUnlessPaused'],
    },
    'is dismissed by dragging over 80 %': { [unit('Toaster')]: ['IsDismissedByDraggingOver80Percent'] },
    'receives the focus from a dialog by Alt+T': {
      [unit('Toaster', 'Placement')]: ['IsUsableAboveADialog'],
      [unit('Toaster')]: ['MovesTheFocusByKeyboard'],
    },
    'merges repeated messages': { [unit('Toaster')]: ['CountsRepeatedMessages'] },
  },
  'category manager': {
    'keeps the tree free of cycles': {
      'server/test/api/categoryIndex.test.ts': ['terminates for any parents, cycles included'],
      'server/test/conformance/categoryWrites.test.ts': ['never below itself'],
    },
    'closes after the list has reloaded': {
      'admin/e2e/categories.spec.ts': ['keeps the dialog open until the list has reloaded'],
    },
    'moves by keyboard only': { 'admin/e2e/categories.spec.ts': ['moves a category by keyboard'] },
  },
  'product dialog': {
    'shows the messages in the stated order': {
      'catalogue/src/contract/productInput.test.ts': ['come in the stated order, the first failure first'],
      'admin/e2e/productSaving.spec.ts': ['shows one error at a time, in order'],
    },
    'submits only from the last step': {
      'stories/admin/ProductDialogView.stories.tsx': ['submits only from the last step'],
    },
    'keeps the input after a failed save': {
      'admin/e2e/productFailures.spec.ts': ['keeps the input, shows the stated text'],
    },
  },
  'quote list': {
    'validates the email first': { 'storefront/e2e/quote.spec.ts': ['checkout validates the email first'] },
    'sends a single request': { 'storefront/e2e/quote.spec.ts': ['checkout sends the list once'] },
    'keeps the list after a failure': { 'storefront/e2e/quote.spec.ts': ['checkout keeps the list'] },
    'parses phone numbers in any spelling': { 'catalogue/src/operations/phone.test.ts': ['S-198'] },
    'is empty after a reload': { 'storefront/e2e/quote.spec.ts': ['a reload empties the list'] },
  },
  forms: {
    'has the stated names in the payload': {
      'catalogue/src/contract/forms.test.ts': ['has the stated field names'],
    },
    'has options in the stated order': { 'storefront/e2e/forms.spec.ts': ['fields and options in order'] },
    'accepts 49 characters': {
      'storefront/e2e/forms.spec.ts': ['accepts an application with a short text'],
    },
    'restores a draft': { 'storefront/e2e/forms.spec.ts': ['keeps a draft and offers to restore it'] },
    'sends no request before consent': {
      'storefront/e2e/contentPages.spec.ts': ['the map loads only on click'],
    },
  },
  header: {
    'has the stated links on both widths': {
      'storefront/src/layout/menu.test.ts': ['links to /category on desktop and /categories on mobile'],
      'storefront/e2e/navigation.spec.ts': ['links to a main category on every width'],
    },
    'closes on outside press, Escape and leaving': { [unit('SiteHeader')]: ['TogglesTheCategories'] },
    'has no toggle without categories': { [unit('SiteHeader')]: ['HasNoToggleWithoutCategories'] },
  },
  breadcrumbs: {
    'keeps the path taken, also on reload': {
      'storefront/e2e/navigation.spec.ts': ['keeps the breadcrumbs of the path taken, also on reload'],
    },
    'fits eight levels in 320 px': { [unit('Breadcrumbs')]: ['EightLevelsFit320Pixels'] },
  },
  documents: {
    'has six columns and 16 rows': {
      [unit('DocumentsTable')]: ['HasACaptionAndSixColumnsInOrder'],
      'storefront/e2e/media.spec.ts': ['lists 16 files in a table with its six columns'],
    },
    'previews in a new tab, and downloads': {
      'storefront/e2e/media.spec.ts': ['previews in a new tab and downloads'],
    },
  },
  'cards and grids': {
    'has 2, 4 or 5 columns': {
      [unit('CardGrid')]: ['HasTwoFourOrFiveColumns'],
      'storefront/e2e/catalogue.spec.ts': ['shows its cards in 2, 4 or 5 columns'],
    },
    'has the stated texts for its states': {
      [unit('CardGrid')]: ['AnnouncesLoadingAndReservesSpace', 'ShowsTheEmptyText'],
    },
    'fetches once on Retry': { [unit('CardGrid')]: ['RetryFetchesOnceAndFocusesTheList'] },
  },
  'admin shell and dashboard': {
    'shows the navigation from 600 px': { [unit('AdminShell')]: ['ShowsTheNavigationFrom600Pixels'] },
    'treats both dashboard addresses as one': { [unit('AdminShell')]: ['MarksTheDashboardOnTheIndexPath'] },
    'counts flags in text and number form': {
      'catalogue/src/operations/wire.test.ts': ['readFlag'],
      'catalogue/src/operations/summary.test.ts': ['counts the lists that the admin shows'],
    },
  },
  'questions and floating buttons': {
    'asks both stated questions': {
      'admin/e2e/categories.spec.ts': ['deletes after the stated question'],
      'admin/e2e/productDeletion.spec.ts': ['is confirmed, reported when it fails, and can be undone'],
    },
    'focuses the safe choice': { [unit('AlertDialog')]: ['FocusesCancelBeforeADeletion'] },
    'appears from 21 px': { [unit('ScrollToTop')]: ['AppearsFrom21Pixels'] },
    'keeps buttons uncovered': {
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
