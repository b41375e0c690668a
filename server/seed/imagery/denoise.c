// Joint non-local means: each pixel becomes the mean of those around it whose patch looks alike in
// the guide and whose surface (albedo and normal) is the same. The guide and the averaged colours
// come from two renderings with different noise, so that noise never confirms itself.
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Rows that one thread filters at a time; each has scratch space of its own.
enum { STRIP = 64 };

// Distance of a pixel outside the picture: its weight is nothing.
#define FAR 1e3f

// Mean over a square of 2 * radius + 1 pixels, in place; `scratch` is as large as `values`.
static void box_blur(float *values, float *scratch, int width, int height, int radius) {
  for (int y = 0; y < height; y++) {
    const float *row = values + (size_t)y * width;
    for (int x = 0; x < width; x++) {
      float sum = 0;
      int count = 0;
      for (int k = -radius; k <= radius; k++) {
        if (x + k < 0 || x + k >= width) continue;
        sum += row[x + k];
        count++;
      }
      scratch[(size_t)y * width + x] = sum / count;
    }
  }
  for (int y = 0; y < height; y++) {
    float *row = values + (size_t)y * width;
    int first = y - radius < 0 ? 0 : y - radius;
    int last = y + radius >= height ? height - 1 : y + radius;
    memset(row, 0, sizeof(float) * width);
    for (int k = first; k <= last; k++)
      for (int x = 0; x < width; x++) row[x] += scratch[(size_t)k * width + x];
    for (int x = 0; x < width; x++) row[x] /= last - first + 1;
  }
}

// Squared difference of two pixels over three colours, without what the variance explains.
static inline float colour_distance(const float *guide, const float *variance, size_t pixels,
                                    size_t p, size_t q, float strength) {
  float sum = 0;
  for (int c = 0; c < 3; c++) {
    float difference = guide[c * pixels + p] - guide[c * pixels + q];
    float at_p = variance[c * pixels + p], at_q = variance[c * pixels + q];
    float expected = at_p + (at_p < at_q ? at_p : at_q);
    sum += (difference * difference - expected) / (1e-7f + strength * (at_p + at_q));
  }
  return sum / 3;
}

// `guide`, `colour`, `variance` and `result` hold three planes of width * height, `features` as
// many as `feature_count`, each with its `precision`. Neighbours lie within `reach`, every `step`.
void non_local_means(const float *guide, const float *colour, const float *variance,
                     const float *features, int feature_count, const float *precision, int width,
                     int height, int reach, int patch, float strength, int step,
                     float *restrict result) {
  size_t pixels = (size_t)width * height;
  float *restrict weights = calloc(pixels, sizeof(float));
  memset(result, 0, 3 * pixels * sizeof(float));
  int strips = (height + STRIP - 1) / STRIP;
#pragma omp parallel for schedule(dynamic, 1)
  for (int strip = 0; strip < strips; strip++) {
    int top = strip * STRIP, bottom = top + STRIP > height ? height : top + STRIP;
    int first = top - patch < 0 ? 0 : top - patch;
    int last = bottom + patch > height ? height : bottom + patch;
    size_t size = sizeof(float) * (size_t)width * (last - first);
    float *distance = malloc(size), *scratch = malloc(size);
    for (int dy = -reach; dy <= reach; dy += step)
      for (int dx = -reach; dx <= reach; dx += step) {
        if (dx * dx + dy * dy > reach * reach) continue;
        int left = dx < 0 ? -dx : 0, right = dx > 0 ? width - dx : width;
        for (int y = first; y < last; y++) {
          float *row = distance + (size_t)(y - first) * width;
          if (y + dy < 0 || y + dy >= height) {
            for (int x = 0; x < width; x++) row[x] = FAR;
            continue;
          }
          for (int x = 0; x < left; x++) row[x] = FAR;
          for (int x = right; x < width; x++) row[x] = FAR;
          size_t p = (size_t)y * width, q = p + (long)dy * width + dx;
          for (int x = left; x < right; x++)
            row[x] = colour_distance(guide, variance, pixels, p + x, q + x, strength);
        }
        box_blur(distance, scratch, width, last - first, patch);
        for (int y = top; y < bottom; y++) {
          if (y + dy < 0 || y + dy >= height) continue;
          size_t p = (size_t)y * width, q = p + (long)dy * width + dx;
          const float *row = distance + (size_t)(y - first) * width;
          for (int x = left; x < right; x++) {
            float other = 0;
            for (int f = 0; f < feature_count; f++) {
              float d = features[f * pixels + p + x] - features[f * pixels + q + x];
              other += d * d * precision[f];
            }
            float weight = expf(-fmaxf(fmaxf(0, row[x]), other));
            weights[p + x] += weight;
            for (int c = 0; c < 3; c++)
              result[c * pixels + p + x] += weight * colour[c * pixels + q + x];
          }
        }
      }
    free(distance);
    free(scratch);
  }
  for (size_t p = 0; p < pixels; p++)
    for (int c = 0; c < 3; c++)
      result[c * pixels + p] =
          weights[p] > 0 ? result[c * pixels + p] / weights[p] : colour[c * pixels + p];
  free(weights);
}
