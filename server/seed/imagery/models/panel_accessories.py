"""What completes a panel: a group of several families."""

from models.enclosures import cam_lock, junction_box
from models.panel_meters import led_meter
from models.ventilation import filter_fan, thermostat
from scene import place
from view import View


def panel_family():
    place(filter_fan(), (-70, 60, 0), (0, 0, 16))
    place(junction_box(130, 94, 57, True), (62, 60, 0), (0, 0, 4))
    place(led_meter(96, "415", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-96"), (62, -70, 0))
    place(thermostat("NO"), (-18, -70, 0))
    place(cam_lock("double bit"), (-70, -100, 36))


VIEWS = {
    "category-panel-accessories-1": View(
        panel_family, 18, 20, 0.88, "Filter fan, junction box, voltmeter, thermostat and cam lock"
    ),
}
